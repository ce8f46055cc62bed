#pragma once

// What the C library says about the heap; Swift's Glibc module leaves this header out.
#include <malloc.h>

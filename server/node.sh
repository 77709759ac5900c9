#!/bin/sh
# Runs Node with the server's settings of memory, the one place that knows them: server/node.sh server/dist/main.js
#
# glibc gives each thread a memory arena that it hardly ever returns, and keeps large ones. V8 lets the young generation grow to 128 MB
# before it collects it, though a request's objects die with it. The old generation may grow by a half before a full collection: by
# default V8 does one after a tenth, which delays chat messages sent just then. WebAssembly, which the embedded database is, is compiled once
# and simply: V8 takes 600 MB for a moment and three seconds of a processor to optimise PostgreSQL's parser, which gains little (decision 108).
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}" MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-1048576}"
# The shell gives its place to Node, which so hears the signals.
exec "${NODE:-node}" --max-semi-space-size=8 --heap-growing-percent=50 --liftoff-only "$@"

/**
 * Memory settings of the server, for whoever starts it as `npm start` does; the image names them again (Dockerfile). glibc gives each
 * thread a memory arena that it hardly ever returns, and keeps large ones; V8 lets the young generation grow to 128 MB before collecting
 * it, though a request's objects die with it. The old generation may grow by a half before a full collection: by default V8 does one after
 * a tenth, which delays chat messages sent just then.
 */
export const serverOptions = ['--max-semi-space-size=8', '--heap-growing-percent=50']
export const serverEnv = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' }

import { FIRST_LOAD_BYTES, firstLoadBytes } from '/tmp/hA/bench/lib/web-size.ts'
for (const [path, most] of Object.entries(FIRST_LOAD_BYTES)) { const n = await firstLoadBytes(path); console.log(path, n, most, n === undefined ? '' : most - n) }

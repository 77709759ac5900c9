/** The largest accepted picture, in bytes and in pixels. */
export const MAX_UPLOAD_BYTES = 15 * 1024 * 1024
export const MAX_UPLOAD_PIXELS = 50_000_000
/** Widths in pixels in which every picture is stored. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const
/** Larger files are sent in parts of 8 MiB, 6 at a time, with progress every 150 ms [SEL-43]. */
export const UPLOAD_PART_BYTES = 8 * 1024 * 1024
export const UPLOAD_PARALLEL_PARTS = 6
export const UPLOAD_PROGRESS_MS = 150
/** A part is tried up to 10 times, with exponential backoff from 1 s [SEL-44]. */
export const UPLOAD_TRIES = 10
export const UPLOAD_FIRST_WAIT_MS = 1000
/** `POST /api/v1/upload` (multipart, field `file`) and the parts carry bytes, so they are served by the uploads' http.ts. */
export const UPLOAD_PATH = '/api/v1/upload'

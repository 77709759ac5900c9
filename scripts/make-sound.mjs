import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const RATE = 22_050
const SECONDS = 0.42
/** Two notes, a fourth apart, like a small bell: start time, and pitch in hertz. */
const notes = [
  [0, 880],
  [0.11, 1174.66],
]
/** A bell's overtones: multiple of the pitch, volume, and decay. */
const overtones = [
  [1, 0.6, 9],
  [2, 0.2, 14],
  [3.01, 0.08, 22],
]

const at = (time) => {
  let sum = 0
  for (const [begin, pitch] of notes) {
    const age = time - begin
    if (age < 0) continue
    for (const [times, loud, fade] of overtones) {
      sum += loud * Math.exp(-age * fade) * Math.min(1, age / 0.004) * Math.sin(2 * Math.PI * pitch * times * age)
    }
  }
  return sum * 0.45 * Math.min(1, (SECONDS - time) / 0.03)
}

/** A WAV file: mono, 16 bits a sample. */
const wav = (samples) => {
  const file = Buffer.alloc(44 + samples.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples.length * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((sample, index) => {
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + index * 2)
  })
  return file
}

const target = fileURLToPath(new URL('../web/public/sounds/aviso.wav', import.meta.url))
const file = wav(Array.from({ length: Math.round(RATE * SECONDS) }, (_, index) => at(index / RATE)))
mkdirSync(dirname(target), { recursive: true })
writeFileSync(target, file)
console.log(`${target}: ${file.length} bytes`)

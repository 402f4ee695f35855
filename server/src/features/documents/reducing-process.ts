/** A process of its own for one picture: reads it, writes it small, and ends. What a hostile file does to it, it does to nobody else. */
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'

type Sharp = {
  (input: Buffer, options: { limitInputPixels: number; sequentialRead: boolean; failOn: string }): Sharp
  rotate(): Sharp
  resize(options: { width: number; height: number; fit: string; withoutEnlargement: boolean }): Sharp
  webp(options: { quality: number }): Sharp
  jpeg(options: { quality: number }): Sharp
  png(options: { compressionLevel: number }): Sharp
  toBuffer(): Promise<Buffer>
  cache(kept: boolean): void
  concurrency(threads: number): void
}
const sharp: Sharp = createRequire(import.meta.url)('sharp')
sharp.cache(false)
sharp.concurrency(1)

const [, , pixels, side, fit = 'inside', format = 'webp'] = process.argv
const input = await buffer(process.stdin)
const resized = sharp(input, { limitInputPixels: Number(pixels), sequentialRead: true, failOn: 'error' })
  .rotate()
  .resize({ width: Number(side), height: Number(side), fit, withoutEnlargement: fit === 'inside' })
const written =
  format === 'png'
    ? resized.png({ compressionLevel: 9 })
    : format === 'jpeg'
      ? resized.jpeg({ quality: 82 })
      : resized.webp({ quality: 75 })
const small = await written.toBuffer().catch(() => undefined)
if (small) process.stdout.write(small)
// Told apart from a program that breaks.
else process.exitCode = 3

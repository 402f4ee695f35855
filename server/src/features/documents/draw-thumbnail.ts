/**
 * Draws a picture small, in a process that lives for this one: without our settings, with little time and little memory, and few at once.
 * Nothing comes of what is no picture, is too large, or takes too long.
 */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

export type ThumbnailLimits = { pixels: number; milliseconds: number; megabytes: number }

/** Cameras take 50 million points. */
export const thumbnailLimits: ThumbnailLimits = { pixels: 60_000_000, milliseconds: 15_000, megabytes: 600 }
const side = 480
const atOnce = 2
const mostWaiting = 50

let running = 0
const waiting: (() => void)[] = []

export class TooBusyError extends Error {
  override name = 'TooBusyError'
}

export async function drawThumbnail(
  picture: NodeJS.ReadableStream,
  limits: ThumbnailLimits = thumbnailLimits,
): Promise<Buffer | undefined> {
  if (running >= atOnce && waiting.length >= mostWaiting) throw new TooBusyError('Too many pictures at once.')
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await drawApart(picture, limits)
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

const program = join(import.meta.dirname, 'thumbnail-process.ts')
/** It reads its own code and writes nothing. */
const rights = ['--permission', '--allow-addons', '--allow-fs-read=*', '--no-warnings']

async function drawApart(
  picture: NodeJS.ReadableStream,
  { pixels, milliseconds, megabytes }: ThumbnailLimits,
): Promise<Buffer | undefined> {
  const child = spawn(process.execPath, [...rights, program, String(pixels), String(side)], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: milliseconds,
    killSignal: 'SIGKILL',
  })
  const watch = setInterval(async () => {
    if (child.pid && (await megabytesOf(child.pid)) > megabytes) child.kill('SIGKILL')
  }, 50)
  try {
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    // It may end before it has read all.
    const [drawn, code] = await Promise.all([
      buffer(child.stdout),
      ended,
      pipeline(picture, child.stdin).catch(() => undefined),
    ])
    return code === 0 && drawn.length > 0 ? drawn : undefined
  } finally {
    clearInterval(watch)
    child.kill('SIGKILL')
  }
}

/** Where the system tells; elsewhere the number of points alone bounds it. */
async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}

/**
 * Draws a picture smaller, in a process that lives for this one: without our settings, with little time and little memory, and few at once.
 * Nothing ever comes of what is no picture or is too large; what failed otherwise may be drawn another time.
 */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

export type ReducingLimits = {
  side: number
  /** Cut to a square around its middle; otherwise all of it is drawn. */
  isSquare: boolean
  /** WebP is small; mail programs need an older kind. */
  format: 'webp' | 'jpeg' | 'png'
  pixels: number
  milliseconds: number
  megabytes: number
}

/** Cameras take 50 million points. */
const usualLimits = {
  isSquare: false,
  format: 'webp',
  pixels: 60_000_000,
  milliseconds: 15_000,
  megabytes: 600,
} as const
const atOnce = 2
const mostWaiting = 50

let running = 0
const waiting: (() => void)[] = []

/** There was too little time, or the file could not be read to its end. */
export class NotDrawnError extends Error {
  override name = 'NotDrawnError'
}

export class TooBusyError extends NotDrawnError {
  override name = 'TooBusyError'
}

/** The file is opened when its turn has come. Undefined where it cannot be drawn, whoever tries. */
export async function reducePicture(
  open: () => Promise<NodeJS.ReadableStream>,
  limits: Partial<ReducingLimits> & Pick<ReducingLimits, 'side'>,
): Promise<Buffer | undefined> {
  if (running >= atOnce && waiting.length >= mostWaiting) throw new TooBusyError('Too many pictures at once.')
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await drawApart(await open(), { ...usualLimits, ...limits })
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

const program = join(import.meta.dirname, 'reducing-process.ts')
/** It reads its own code and writes nothing. */
const rights = ['--permission', '--allow-addons', '--allow-fs-read=*', '--no-warnings']
/** What it ends with where the picture is at fault; a program that breaks ends with 1. */
const undrawable = 3

async function drawApart(
  picture: NodeJS.ReadableStream,
  { side, isSquare, format, pixels, milliseconds, megabytes }: ReducingLimits,
): Promise<Buffer | undefined> {
  const fit = isSquare ? 'cover' : 'inside'
  const child = spawn(process.execPath, [...rights, program, String(pixels), String(side), fit, format], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: milliseconds,
    killSignal: 'SIGKILL',
  })
  let [isTooLarge, isBroken] = [false, false]
  const watch = setInterval(async () => {
    if (!child.pid || (await megabytesOf(child.pid)) <= megabytes) return
    isTooLarge = true
    child.kill('SIGKILL')
  }, 50)
  picture.once('error', () => {
    isBroken = true
  })
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
    if (isBroken) throw new NotDrawnError('The file could not be read to its end.')
    if (isTooLarge || code === undrawable) return undefined
    if (code !== 0 || drawn.length === 0) throw new NotDrawnError(`The process ended with ${code}.`)
    return drawn
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

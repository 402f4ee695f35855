/** Moments of the program's first start, as they show from outside, at which tests end it. */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findPostmaster } from '#spine/database/embedded/postmaster.ts'
import { listTemporaryFolders } from '#spine/database/embedded/testing/scratch-cluster.ts'
import { between, eventually } from '#testing/eventually.ts'
import type { Program } from '#testing/program.ts'

const limitMs = 120_000
const moments: [seen: (folder: string, program: Program) => Promise<unknown>, laterMs: number][] = [
  [(folder) => eventually('PostgreSQL is being made', () => isMaking(folder), limitMs), 500],
  [(folder) => eventually('PostgreSQL runs', () => findPostmaster(join(folder, 'postgres')), limitMs), 1_500],
  [async () => undefined, 500],
  [(_, program) => program.ready, 0],
]
const isMaking = async (folder: string) => (await listTemporaryFolders(folder)).length > 0

/** Waits for one of the moments in turn, and a little longer at random. */
export async function momentOfStart(round: number, folder: string, program: Program): Promise<void> {
  const [seen, laterMs] = moments[round % moments.length] ?? moments[0] ?? []
  await seen?.(folder, program)
  await pause(between(0, laterMs ?? 0))
}

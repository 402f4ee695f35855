/** Takes one figure, with databases, programs and pgbench at hand; everything it started ends with it. */
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BenchDatabase, makeDatabase } from './database.ts'
import type { Line } from './lines.ts'
import type { Pgbench } from './pgbench.ts'
import { type Program, startProgram } from './start-program.ts'

export type Bench = {
  quick: boolean
  rounds: number
  /** Length of one round under load. */
  seconds: number
  pgbench: Pgbench | undefined
  database(): Promise<BenchDatabase>
  start(file: string, input?: unknown): Promise<Program>
  /** The product on one of these databases, in a process of its own. */
  startKervan(
    database: BenchDatabase,
    settings?: Record<string, string>,
    more?: { isWhole?: boolean },
  ): Promise<{ program: Program; port: number; dataFolder: string }>
  folder(): Promise<string>
}

export type Figure = { name: string; take(bench: Bench): Promise<Line[]> }
export type Stage = { socketFolder: string; pgbench: Pgbench | undefined; quick: boolean }

let databases = 0
/** Removed also when the run is interrupted. */
const folders = new Set<string>()
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

export async function takeFigure(figure: Figure, { socketFolder, pgbench, quick }: Stage): Promise<Line[]> {
  const programs: Program[] = []
  const bench: Bench = {
    quick,
    rounds: quick ? 3 : 5,
    seconds: quick ? 1 : 3,
    pgbench,
    database: () => makeDatabase(socketFolder, `bench_${++databases}`),
    async start(file, input) {
      const program = await startProgram(file, input)
      programs.unshift(program)
      return program
    },
    async startKervan({ access }, settings = {}, more = {}) {
      const dataFolder = await bench.folder()
      const program = await bench.start('programs/kervan.ts', { access, dataFolder, settings, ...more })
      return { program, port: await program.call<number>('port'), dataFolder }
    },
    async folder() {
      const folder = await mkdtemp(join(tmpdir(), 'kervan-bench-'))
      folders.add(folder)
      return folder
    },
  }
  try {
    return await figure.take(bench)
  } finally {
    for (const program of programs) await program.stop()
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
    folders.clear()
  }
}

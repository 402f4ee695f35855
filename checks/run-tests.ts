/** `npm test`: everything that must hold, on a machine that may have nothing but npm. Prints one closing line: N passed, N failed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './find-chromium.ts'

const root = join(import.meta.dirname, '..')
const results = join(root, '.cache', 'test-results')
const full = process.argv.includes('--full')
const bin = (name: string) => join(root, 'node_modules', '.bin', name)

type Counts = { passed: number; failed: number }

/** What it prints is shown when it has ended, where `quiet` says that others run beside it. */
async function run(
  title: string,
  command: string,
  args: string[],
  { env = {}, quiet = false }: { env?: Record<string, string>; quiet?: boolean } = {},
): Promise<boolean> {
  if (!quiet) console.log(`\n── ${title}`)
  const child = spawn(command, args, {
    cwd: root,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, NO_COLOR: '1', ...(full && { KERVAN_TEST_FULL: '1' }), ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const code = await once(child, 'close').then(
    ([status]) => status,
    (error: Error) => {
      output += error.message
    },
  )
  if (quiet) console.log(`\n── ${title}\n${output.trim()}`)
  return code === 0
}

/** A step that has no counts of its own counts as one test. */
async function step(title: string, command: string, args: string[]): Promise<Counts> {
  return (await run(title, command, args, { quiet: true }))
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1 }
}

/** Old result files are gone, so a runner that crashed cannot borrow yesterday's counts. */
async function counted(
  title: string,
  command: string,
  args: string[],
  file: string,
  read: (json: string) => Counts,
  env = {},
): Promise<Counts> {
  const ok = await run(title, command, args, { env })
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const counts = read(readFileSync(file, 'utf8'))
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

function readVitest(json: string): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(json)
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) }
}

function readPlaywright(json: string): Counts {
  const { stats } = JSON.parse(json)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

/** Without a browser the journeys fail and are counted; everything else still runs. */
function chromiumOrNone(): string {
  try {
    return findChromium()
  } catch (error) {
    console.error((error as Error).message)
    return ''
  }
}

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const chromium = chromiumOrNone()
const vitestFile = join(results, 'vitest.json')
const playwrightFile = join(results, 'playwright.json')

const outcomes = [
  // None of these needs another, and each leaves a core idle at times.
  ...(await Promise.all([
    step('types', bin('tsc'), ['-b', '--force', '--singleThreaded']),
    step('lint', bin('biome'), ['check', '.']),
    step('build', bin('node'), [join('web', 'build.ts'), '--if-needed']),
  ])),
  await counted(
    'unit and server tests',
    bin('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`],
    vitestFile,
    readVitest,
  ),
  await counted('journeys in the browser', bin('playwright'), ['test'], playwrightFile, readPlaywright, {
    CHROMIUM_PATH: chromium,
  }),
]

const total = outcomes.reduce((sum, { passed, failed }) => ({
  passed: sum.passed + passed,
  failed: sum.failed + failed,
}))
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

/** `npm test`: everything that must hold, on a machine that may have nothing but npm. Prints one closing line: N passed, N failed. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './find-chromium.ts'

const root = join(import.meta.dirname, '..')
const results = join(root, '.cache', 'test-results')
const full = process.argv.includes('--full')
const bin = (name: string) => join(root, 'node_modules', '.bin', name)

type Counts = { passed: number; failed: number }

function run(title: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n── ${title}`)
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NO_COLOR: '1', ...(full && { KERVAN_TEST_FULL: '1' }), ...env },
  })
  return status === 0
}

/** A step that has no counts of its own counts as one test. */
function step(title: string, command: string, args: string[]): Counts {
  return run(title, command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Old result files are gone, so a runner that crashed cannot borrow yesterday's counts. */
function counted(
  title: string,
  command: string,
  args: string[],
  file: string,
  read: (json: string) => Counts,
  env = {},
): Counts {
  const ok = run(title, command, args, env)
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
  step('types', bin('tsc'), ['-b', '--force']),
  step('lint', bin('biome'), ['check', '.']),
  step('build', bin('node'), [join('web', 'build.ts'), '--if-needed']),
  counted(
    'unit and server tests',
    bin('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`],
    vitestFile,
    readVitest,
  ),
  counted('journeys in the browser', bin('playwright'), ['test'], playwrightFile, readPlaywright, {
    CHROMIUM_PATH: chromium,
  }),
]

const total = outcomes.reduce((sum, { passed, failed }) => ({
  passed: sum.passed + passed,
  failed: sum.failed + failed,
}))
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

/** `npm test`: everything that must hold, on a machine that may have nothing but npm. Prints one closing line: N passed, N failed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findChromium } from './find-chromium.ts'

const root = join(import.meta.dirname, '..')
const results = join(root, '.cache', 'test-results')
const full = process.argv.includes('--full')
const bin = (name: string) => join(root, 'node_modules', '.bin', name)

type Counts = { passed: number; failed: number }
type Outcome = Counts & {
  /** Names of the failed tests, and how their runner is told to run just these again. */
  failures: string[]
  again: string[]
}

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
async function counted(title: string, runner: Runner, more: string[] = []): Promise<Outcome> {
  rmSync(runner.file, { force: true })
  const ok = await run(title, bin(runner.name), [...runner.args, ...more], {
    ...(runner.env && { env: runner.env }),
  })
  if (!existsSync(runner.file)) return { passed: 0, failed: 1, failures: [], again: [] }
  const outcome = runner.read(readFileSync(runner.file, 'utf8'))
  return ok || outcome.failed > 0 ? outcome : { ...outcome, failed: 1, failures: [], again: [] }
}

/** More than these are no accident. */
const fewFailures = 12
const unsteady: string[] = []

/** What failed beside others runs once more, alone. What then passes was held up by the machine, or by what ran before it: it is named at the end, to be mended. */
async function countedTwice(title: string, runner: Runner): Promise<Counts> {
  const first = await counted(title, runner)
  if (first.again.length === 0 || first.failures.length > fewFailures) return first
  const second = await counted(`${title}: what failed, alone`, runner, [...runner.alone, ...first.again])
  unsteady.push(...first.failures.filter((name) => !second.failures.includes(name)))
  if (second.failed > 0) return { passed: first.passed, failed: second.failed }
  return { passed: first.passed + first.failed, failed: 0 }
}

type Runner = {
  name: string
  args: string[]
  /** So that nothing runs beside it. */
  alone: string[]
  file: string
  env?: Record<string, string>
  read(json: string): Outcome
}

type VitestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

function readVitest(json: string): Outcome {
  const { numPassedTests, testResults } = JSON.parse(json) as VitestReport
  const files = testResults.filter(({ status }) => status === 'failed')
  const failures = files.flatMap(({ name, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed')
    // A file that could not be loaded has no test that failed.
    return tests.length > 0
      ? tests.map(({ fullName }) => `${relative(root, name)}: ${fullName}`)
      : [relative(root, name)]
  })
  return {
    passed: numPassedTests,
    failed: failures.length,
    failures,
    again: files.map(({ name }) => name),
  }
}

type PlaywrightSuite = {
  specs?: { title: string; ok: boolean; file: string }[]
  suites?: PlaywrightSuite[]
}

function readPlaywright(json: string): Outcome {
  const { stats, suites } = JSON.parse(json) as {
    stats: { expected: number; flaky: number; unexpected: number }
    suites: PlaywrightSuite[]
  }
  const failed = (suite: PlaywrightSuite): string[] => [
    ...(suite.specs ?? []).filter(({ ok }) => !ok).map(({ file, title }) => `e2e/${file}: ${title}`),
    ...(suite.suites ?? []).flatMap(failed),
  ]
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap(failed),
    again: stats.unexpected > 0 ? ['--last-failed'] : [],
  }
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
  await countedTwice('unit and server tests', {
    name: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`],
    alone: ['--maxWorkers=1'],
    file: vitestFile,
    read: readVitest,
  }),
  await countedTwice('journeys in the browser', {
    name: 'playwright',
    args: ['test'],
    alone: ['--workers=1'],
    file: playwrightFile,
    env: { CHROMIUM_PATH: chromium },
    read: readPlaywright,
  }),
]

const total = outcomes.reduce((sum, { passed, failed }) => ({
  passed: sum.passed + passed,
  failed: sum.failed + failed,
}))
if (unsteady.length > 0)
  console.log(`\nPassed only when run again, alone:\n${unsteady.map((name) => `  ${name}`).join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { findChromium } from './checks/find-chromium.ts'
import { browserFlags } from './e2e/browser-flags.ts'

// React as the product has it: half of all that its development version does is to keep stacks that nobody reads.
process.env.NODE_ENV = 'production'

/** What starts and kills whole programs takes longest. */
const long =
  /program-kill|program-stop|program-start|program-damage|backup-restore|worker-kill|automations-kill|live\/abuse|embedded\/|two-servers|code-leakage/

/** The long ones are spread over the first half of their project: two at once would wait for each other, and one at the end would be waited for. */
class LongOnesSpread extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name)
    return [...projects.values()].flatMap(spread)
  }
}

function spread(files: TestSpecification[]): TestSpecification[] {
  const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)
  const [longOnes, others] = [files.filter(isLong), files.filter((file) => !isLong(file))]
  const step = Math.floor(others.length / (longOnes.length + 1) / 2)
  return longOnes.reduceRight((order, file, index) => order.toSpliced(index * step, 0, file), others)
}

/** For a machine that does other things too; no test measures time. */
const patience = 60_000

/**
 * One project per floor; the server's tests share one throw-away PostgreSQL cluster. Files of a project share a process, so that
 * the product is loaded once per worker and not once per file; most of the server's share a running server too, and whatever
 * else a file starts, it stops itself.
 */
export default defineConfig({
  test: {
    isolate: false,
    // One more than the two cores they are meant for, since many wait: for a process that was killed, a lock, a deadline.
    maxWorkers: 3,
    sequence: { sequencer: LongOnesSpread },
    projects: [
      {
        test: {
          name: 'domain',
          root: 'domain',
          isolate: false,
          include: ['src/**/*.test.ts'],
          testTimeout: patience,
        },
      },
      {
        test: {
          name: 'server',
          root: 'server',
          isolate: false,
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/testing/cluster.ts'],
          testTimeout: 5 * patience,
          hookTimeout: 5 * patience,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 'web',
          root: 'web',
          isolate: false,
          include: ['src/**/*.test.ts'],
          testTimeout: patience,
        },
      },
      {
        extends: 'web/vite.config.ts',
        // Several runs may go on at once.
        server: { strictPort: false },
        test: {
          name: 'components',
          root: 'web',
          isolate: false,
          include: ['src/**/*.test.tsx'],
          // After the others: a project with another number of workers has a turn of its own.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          testTimeout: patience,
          // As patient as the journeys, for a machine that is busy.
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            locators: { exact: false },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: {
                // Looked for when the first of them starts: other projects need no browser.
                get executablePath() {
                  return findChromium()
                },
                args: browserFlags,
              },
              contextOptions: { locale: 'tr-TR', timezoneId: 'Europe/Istanbul' },
            }),
          },
        },
      },
      { test: { name: 'bench', root: 'bench', isolate: false, include: ['*.test.ts'] } },
      { test: { name: 'checks', root: 'checks', isolate: false, include: ['*.test.ts'] } },
    ],
  },
})

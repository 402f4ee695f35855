import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What starts and kills whole programs takes longest. */
const long = /program-kill|program-stop|program-start|worker-kill|live\/abuse|embedded\/|two-servers/

/** The long ones are spread over the run: two at once would wait for each other, and one at the end would be waited for. */
class LongOnesSpread extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)
    const [longOnes, others] = [sorted.filter(isLong), sorted.filter((file) => !isLong(file))]
    const step = Math.floor(others.length / (longOnes.length + 1))
    return longOnes.reduceRight((order, file, index) => order.toSpliced(index * step, 0, file), others)
  }
}

/**
 * One project per floor; the server's tests share one throw-away PostgreSQL cluster. Files of a project share a process, so that
 * the product is loaded once per worker and not once per file; whatever a file starts, it stops itself.
 */
export default defineConfig({
  test: {
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongOnesSpread },
    projects: [
      { test: { name: 'domain', root: 'domain', isolate: false, include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'server',
          isolate: false,
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/testing/cluster.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'web',
          root: 'web',
          isolate: false,
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
        },
      },
      { test: { name: 'bench', root: 'bench', isolate: false, include: ['*.test.ts'] } },
      { test: { name: 'checks', root: 'checks', isolate: false, include: ['*.test.ts'] } },
    ],
  },
})

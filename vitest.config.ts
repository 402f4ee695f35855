import { defineConfig } from 'vitest/config'

/** One project per floor; the server's tests share one throw-away PostgreSQL cluster. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', root: 'domain', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/testing/cluster.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          maxWorkers: 2,
        },
      },
      { test: { name: 'web', root: 'web', include: ['src/**/*.test.ts', 'src/**/*.test.tsx'] } },
      { test: { name: 'bench', root: 'bench', include: ['*.test.ts'] } },
      { test: { name: 'checks', root: 'checks', include: ['*.test.ts'] } },
    ],
  },
})

import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './checks/find-chromium.ts'
import { browserFlags } from './e2e/browser-flags.ts'

/** Runs of several checkouts side by side need a port each. */
const port = Number(process.env.KERVAN_TEST_PORT ?? 3210)
const product = `http://localhost:${port}`
// Workers load this file again; only the first load makes the folder of the run.
process.env.KERVAN_TEST_DATA ??= mkdtempSync(join(tmpdir(), 'kervan-e2e-'))
chmodSync(process.env.KERVAN_TEST_DATA, 0o711)

/** The product as a newcomer starts it, on a fresh folder, driven at desktop and phone size. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/test-results/e2e',
  // Both share one server, so no journey may count on what is nobody's own: the newest customer, the only mail.
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  // Longer than on a quiet machine, for one that is busy; what must come soon says so itself.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/test-results/playwright.json' }]],
  globalSetup: './e2e/sign-staff-in.ts',
  globalTeardown: './e2e/remove-data.ts',
  use: {
    baseURL: product,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // What it answers no journey could hold back. Those about it allow it.
    serviceWorkers: 'block',
    // A trace slows every test; to look into one: npx playwright test --trace on <file>
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: browserFlags,
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    // Only what the size of the screen changes.
    {
      name: 'phone',
      grep: /@phone/,
      // What is drawn finer takes longer to draw, and nothing here counts pixels.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
  webServer: [
    {
      command: 'node server/src/main.ts',
      url: `${product}/health/ready`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      stdout: 'ignore',
      stderr: 'pipe',
      env: {
        PORT: String(port),
        KERVAN_DATA: process.env.KERVAN_TEST_DATA,
        KERVAN_MODE: 'demo',
        // All journeys come from one network.
        LIMIT_NEWSLETTER: '1000/600',
        LIMIT_TEST_MAIL: '1000/600',
        LIMIT_DEMO_REQUEST: '1000/3600',
        LIMIT_LIVE_CONNECT: '3000/60',
        LIMIT_CODE_NETWORK: '1000/3600',
        LIMIT_TRY_NETWORK: '1000/3600',
      },
    },
  ],
})

/** Removes the folder that the run's server worked in. */
import { rmSync } from 'node:fs'

// biome-ignore lint/style/noDefaultExport: Playwright calls the default export after the last test
export default function removeData(): void {
  const folder = process.env.KERVAN_TEST_DATA
  if (folder) rmSync(folder, { recursive: true, force: true })
}

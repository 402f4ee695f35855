/** `npm run build`. With `--if-needed` it costs next to nothing when the site is up to date: the bundler is not even loaded. */
import { needsBuild } from './build-state.ts'

if (!process.argv.includes('--if-needed') || (await needsBuild())) {
  const { buildSite } = await import('./build-site.ts')
  await buildSite()
}

/** `npm run dev`: the server restarts when its files change, the web app reloads in the browser. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const webPort = 5173
// biome-ignore lint/style/noProcessEnv: handed on to the server, which reads its settings in config.ts
const { PORT = '3000', ...rest } = process.env
const env = {
  ...rest,
  PORT,
  PUBLIC_URL: `http://localhost:${webPort}`,
  KERVAN_TEST_API: `http://localhost:${PORT}`,
}

const run = (args: string[]) => spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
const children = [
  run(['--watch', '--watch-preserve-output', 'server/src/main.ts', '--dev']),
  run([
    'node_modules/vite/bin/vite.js',
    'web',
    '--port',
    String(webPort),
    '--strictPort',
    '--clearScreen',
    'false',
  ]),
]

const stop = (signal: NodeJS.Signals) => {
  for (const child of children) child.kill(signal)
}
process.on('SIGINT', () => stop('SIGINT'))
process.on('SIGTERM', () => stop('SIGTERM'))
for (const child of children) {
  child.on('exit', (code) => {
    stop('SIGTERM')
    process.exitCode ||= code ?? 0
  })
}

/** Builds the offline file: one HTML document with its script, style and font inside, into which the server writes the day's data. */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, mergeConfig, type UserConfig } from 'vite'

/** Larger is not worth carrying about. */
const mostBytes = 500 * 1024

export async function buildDesk(settings: UserConfig, target: string): Promise<void> {
  const [built] = [await build(mergeConfig(settings, deskBuild()))].flat()
  const output = built && 'output' in built ? built.output : []
  const chunk = output.find((file) => file.type === 'chunk')
  const script = chunk?.type === 'chunk' ? chunk.code.trim() : ''
  const style = output.find((file) => file.fileName.endsWith('.css'))
  const css = style?.type === 'asset' ? String(style.source).trim() : ''
  if (!script || !css) throw new Error('The offline file was not built')
  if (/<\/(script|style)|<!--/i.test(script + css))
    throw new Error('The offline file would end its own element')
  const version = createHash('sha256').update(script).update(css).digest('hex').slice(0, 8)
  const template = await readFile(join(import.meta.dirname, 'desk.html'), 'utf8')
  const html = template
    .replace('/* style */', () => css)
    .replace('/* script */', () => script)
    .replace('<html ', () => `<html data-version="${version}" `)
  const bytes = Buffer.byteLength(html)
  if (bytes > mostBytes) throw new Error(`The offline file has ${bytes} bytes, of ${mostBytes} allowed`)
  await writeFile(target, html)
}

function deskBuild(): UserConfig {
  return {
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      // Font and pictures too.
      assetsInlineLimit: 1024 * 1024,
      cssCodeSplit: false,
      lib: {
        entry: join(import.meta.dirname, 'src/entry-desk.tsx'),
        formats: ['iife'],
        name: 'desk',
        cssFileName: 'desk',
      },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  } as UserConfig
}

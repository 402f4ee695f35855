/** Puts the inline script into the document, and preloads the fonts. */
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const entry = join(import.meta.dirname, 'src/assembly/pages/site/hydrate-on-interaction/inline-script.ts')
const place = '/* inline-script */'

export function inlineScriptPlugin(): Plugin {
  return {
    name: 'kervan-inline-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const script = await bundleScript()
        const fonts = Object.keys(bundle ?? {}).filter((name) => name.endsWith('.woff2'))
        return {
          html: html.replace(place, () => script),
          tags: fonts.map((name) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: true },
          })),
        }
      },
    },
  }
}

async function bundleScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    build: {
      write: false,
      target: ['chrome123', 'safari17.5', 'firefox121'],
      lib: { entry, formats: ['iife'], name: 'first' },
      copyPublicDir: false,
    },
  })
  const [first] = [built].flat()
  const [chunk] = first && 'output' in first ? first.output : []
  if (chunk?.type !== 'chunk') throw new Error('The inline script was not built')
  if (/<\/script|<!--/i.test(chunk.code)) throw new Error('The inline script would end its own element')
  return chunk.code.trim()
}

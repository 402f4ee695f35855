/** Keeps libraries from writing `<style>` tags, which our content policy blocks: `style-src 'self'`. */
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Radix locks scrolling through this package; ours does the same through an adopted style sheet. */
export const styleAliases = {
  'react-style-singleton': join(import.meta.dirname, 'src/spine/ui/adopted-style.ts'),
}

/** sonner writes its style on import; we import its CSS file instead. */
export function strictStylePlugin(): Plugin {
  return {
    name: 'kervan-strict-style',
    enforce: 'pre',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs/ },
      handler(code) {
        const stripped = code.replace(/^__insertCSS\(.*\);?$/m, '')
        if (stripped === code) throw new Error('sonner no longer injects its style where it did')
        return { code: stripped, map: null }
      },
    },
  }
}

/** One Vite setup for the development server, the browser bundle and the prerender bundle. */
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { barrelPlugin } from './barrel-plugin.ts'
import { contractPlugin } from './contract-plugin.ts'
import { cutFonts } from './font.ts'
import { iconPlugin } from './icon-plugin.ts'
import { inlineScriptPlugin } from './inline-script-plugin.ts'
import { pdfFilesPlugin } from './pdf-files-plugin.ts'
import { plainImportPlugin } from './plain-import-plugin.ts'
import { routeTablesPlugin } from './route-tables-plugin.ts'
import { strictStylePlugin, styleAliases } from './strict-style-plugin.ts'

/** Where the API answers, as `npm run dev` says. */
const server = process.env.KERVAN_TEST_API ?? 'http://localhost:3000'

export async function viteSettings(): Promise<UserConfig> {
  await cutFonts()
  return {
    root: import.meta.dirname,
    plugins: [
      contractPlugin(),
      iconPlugin(),
      inlineScriptPlugin(),
      strictStylePlugin(),
      routeTablesPlugin(),
      react(),
      tailwindcss(),
      barrelPlugin(),
      plainImportPlugin(),
      pdfFilesPlugin(),
    ],
    resolve: { alias: styleAliases },
    optimizeDeps: {
      // The pre-bundler would go round our transform of sonner and our alias.
      exclude: ['sonner'],
      // Loaded on demand: found only then, they would make the development server reload the page.
      include: [
        '@tanstack/react-virtual',
        'react-day-picker',
        'react-day-picker/locale/tr',
        'd3-scale',
        'd3-shape',
      ],
    },
    cacheDir: join(import.meta.dirname, '../.cache/vite'),
    build: {
      target: ['chrome123', 'safari17.5', 'firefox121'],
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
    server: {
      port: 5173,
      strictPort: true,
      proxy: {
        '/api/docs': { target: server, bypass: (request) => request.url ?? '/' },
        '/api': { target: server, ws: true },
        '/health': server,
        '/inbox/mails': server,
      },
    },
  }
}

export default defineConfig(viteSettings)

/** What the build provides: the contract’s calls, the domain's constants, the built page template, the files of each page. */
declare module 'virtual:contract' {
  export const calls: import('#spine/api/contract-link.ts').CallTable
  export const livePath: typeof import('@kervan/domain/live/live-messages.ts').livePath
  export const positionHeader: typeof import('@kervan/domain/live/live-messages.ts').positionHeader
  export const beatSeconds: typeof import('@kervan/domain/live/live-messages.ts').beatSeconds
  export const updateListSize: typeof import('@kervan/domain/live/live-messages.ts').updateListSize
  export const closeCodes: typeof import('@kervan/domain/live/live-messages.ts').closeCodes
  export const chatAudience: typeof import('@kervan/domain/live/live-messages.ts').chatAudience
  export const surfaceHeader: typeof import('@kervan/domain/access/roles.ts').surfaceHeader
  export const personHeader: typeof import('@kervan/domain/access/roles.ts').personHeader
  export const activityHeader: typeof import('@kervan/domain/access/roles.ts').activityHeader
  export const idempotencyHeader: typeof import('@kervan/domain/procedure.ts').idempotencyHeader
}
declare module 'virtual:portal-calls' {
  export const portalCalls: import('#spine/api/contract-link.ts').CallTable
}
declare module 'virtual:office-calls' {
  export const officeCalls: import('#spine/api/contract-link.ts').CallTable
}
declare const __TEMPLATE__: string
declare const __FILES__: Readonly<Record<string, readonly string[]>>
/** Where the files of pdf.js are that are fetched by name (`pdf-files-plugin.ts`). */
declare const __PDF_FILES__: string

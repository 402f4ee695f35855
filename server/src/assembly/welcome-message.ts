/** The message in the terminal once the product is ready. */

import { demoAccounts, demoRepresentatives } from '#assembly/demo/demo-world.ts'
import type { Config } from '#spine/config/config.ts'

export function welcomeMessage(config: Config, notes: readonly string[]): string {
  const lines = ['', `  Kervan is ready  ${config.publicUrl}`]
  if (config.mode === 'demo') {
    lines.push(
      '',
      `  demo customer    ${demoAccounts.customer}`,
      `  demo admin       ${demoAccounts.admin}`,
      `  representatives  ${demoRepresentatives.map(({ email }) => email).join(', ')}`,
      `  demo inbox       ${config.publicUrl}/inbox`,
    )
  }
  return [...lines, ...notes.map((note) => `\n  ${note}`), ''].join('\n')
}

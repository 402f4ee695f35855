import { query } from './sign-in.ts'
import type { TestServer } from './test-server.ts'

/**
 * Empties tables and all that refer to them while their server runs. A statement that needs so many tables for itself
 * may meet a background job that holds one of them and waits for another: PostgreSQL then ends one of both, and we try again.
 */
export async function emptyTables(server: Pick<TestServer, 'access'>, ...tables: string[]): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await query(server, `truncate ${tables.join(', ')} cascade`)
      return
    } catch (error) {
      if (tries === 5 || (error as { code?: string }).code !== '40P01') throw error
    }
  }
}

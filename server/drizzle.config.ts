import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` in this folder writes the SQL that brings the tables to what the code says. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/*.table.ts',
  out: './migrations',
})

/**
 * What we use of drizzle, loaded as CommonJS. As ES modules Node parses drizzle's package file of 180 KB for each of its hundred
 * files and each of ours that imports them, which takes 0.6 s of a start.
 */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const orm = require('drizzle-orm') as typeof import('drizzle-orm')
const pgCore = require('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core')
const nodePostgres = require('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres')

export type { SQL } from 'drizzle-orm'
export type { NodePgDatabase } from 'drizzle-orm/node-postgres'
export type { PgPolicy } from 'drizzle-orm/pg-core'
export type PgColumn = import('drizzle-orm/pg-core').PgColumn
export type PgTable = import('drizzle-orm/pg-core').PgTable
export type Subquery = import('drizzle-orm').Subquery

export const { drizzle } = nodePostgres
export const { and, asc, count, desc, eq, gte, inArray, is, isNull, lt, lte, max, ne, not, or, sql } = orm
export const { getTableColumns, getTableName, Subquery } = orm
export const { bigint, boolean, customType, date, doublePrecision, integer, json, jsonb } = pgCore
export const { numeric, smallint, text, uuid } = pgCore
export const { alias, check, foreignKey, getTableConfig, index, PgArray, PgColumn, PgDialect, PgTable } =
  pgCore
export const { pgPolicy, pgRole } = pgCore
export const { pgSequence, pgTable, primaryKey, uniqueIndex } = pgCore

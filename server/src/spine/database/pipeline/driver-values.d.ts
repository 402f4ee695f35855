/** The driver's own way of writing a value, which its types do not mention. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): unknown
}

/** The driver's own conversion of parameters, which its types do not mention. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): unknown
}

/** The package ships no types. */
declare module 'subset-font' {
  type Settings = {
    targetFormat: 'woff2'
    variationAxes: Record<string, { min: number; max: number }>
  }
  // biome-ignore lint/style/noDefaultExport: it is the package's own export
  export default function subsetFont(font: Buffer, text: string, settings: Settings): Promise<Buffer>
}

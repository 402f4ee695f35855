/** The drawn line of an offer's route: a hollow point, dots, the means of transport, a filled point. */
import type { ShipmentType } from '@kervan/domain/requests/request-options.ts'

/** On a field of 24 by 24, looking to the right. */
const signs: Record<ShipmentType, string> = {
  sea: '<path d="M2 15h20l-3 5H5z"/><path d="M6 15v-4h9v4M9 11V6h4v5"/>',
  air: '<path d="M2 12h20M13 12L8 3M13 12l-5 9M5 12L3 9M5 12l-2 3"/>',
  land: '<path d="M2 6h12v11H2zM14 10h4l4 4v3h-8z"/><circle cx="6.5" cy="18" r="2"/><circle cx="17.5" cy="18" r="2"/>',
}

export function drawnRoute(shipmentType: ShipmentType, width: number): string {
  const [middle, end] = [width / 2, width - 6]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" viewBox="0 0 ${width} 20">
    <g fill="none" stroke="#111111" stroke-width="1.2">
      <line x1="12" y1="10" x2="${middle - 14}" y2="10" stroke-dasharray="0.1 4" stroke-linecap="round"/>
      <line x1="${middle + 14}" y1="10" x2="${end - 8}" y2="10" stroke-dasharray="0.1 4" stroke-linecap="round"/>
      <circle cx="5" cy="10" r="3.6"/>
      <circle cx="${end}" cy="10" r="4.2" fill="#111111"/>
      <g transform="translate(${middle - 9} 1) scale(0.75)" stroke-width="1.6" stroke-linejoin="round">${signs[shipmentType]}</g>
    </g>
  </svg>`
}

import type { Incoterm } from '@kervan/domain/requests/incoterms.ts'
import type { ShipmentType } from '@kervan/domain/requests/request-options.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IncotermHelp } from '#features/requests/help/incoterm-help.tsx'

const shown = (term: Incoterm | null, shipmentType: ShipmentType, inContainer = false) =>
  renderToStaticMarkup(
    createElement(IncotermHelp, { term, shipmentType, inContainer, onUse: () => undefined }),
  )

test('a chosen term says who pays and where the risk passes; none says nothing', () => {
  expect(shown(null, 'sea')).toBe('')
  expect(shown('DAP', 'land')).toContain('ithalat gümrüğü ve vergiler alıcınındır')
  expect(shown('DAP', 'land')).toContain('Risk, yük varış adresinde')
  expect(shown('DAP', 'land')).not.toContain('kullan')
})

test('FOB for a container advises FCA; by air it says that the term is of ships', () => {
  expect(shown('FOB', 'sea', true)).toMatch(/Konteynerde FOB yerine FCA önerilir.*FCA kullan/)
  expect(shown('FOB', 'sea', false)).not.toContain('FCA')
  expect(shown('CIF', 'air')).toMatch(/CIF yalnız deniz.*CIP kullan/)
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WorkflowSteps } from '#features/requests/workflow-steps.tsx'

const shown = (isPromised: boolean) => renderToStaticMarkup(createElement(WorkflowSteps, { isPromised }))

test('the usual promise stands only where no request says its own', () => {
  expect(shown(false)).toContain('24 saat içinde teklif alın')
  expect(shown(true)).not.toContain('saat')
})

/** What every list offers besides its rows: exports and saved views. */
import { exportsContract } from '#lists/exports.contract.ts'
import { savedViewsContract } from '#lists/saved-views.contract.ts'

export const listsContract = { ...exportsContract, ...savedViewsContract }

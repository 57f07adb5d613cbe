/** Whether the way that the route helper has found is drawn. */
export const helper = $state({ shown: false })

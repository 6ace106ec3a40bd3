/** Words and figures of one drawn card. */
export const vignetteProjection = `vignette{label, value, note, "rows": coalesce(rows[]{_key, label, value, note}, [])}`

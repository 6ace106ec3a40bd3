/**
 * Ends what a slow phone paints first. Its rules are in the document, and the front door links the rest of the stylesheet
 * here, for which browsers wait before they show what follows.
 */
export const FirstScreenEnd = () => <link rel="stylesheet" data-rest="" />

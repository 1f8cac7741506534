/** A style sheet or font in tests: nothing. */
export default '';

// An entry of its own, run before Gatsby's: React's modules come to life in a task that does nothing else.
import "react-dom/client";

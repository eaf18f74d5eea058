#!/usr/bin/env node
// Stands apart from the build so that package managers find the command before the first build.
import "../dist/main.js";
